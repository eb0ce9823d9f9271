import './deal.css';
import check from 'icon:lucide/check';
import x from 'icon:lucide/x';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../design/Icon.tsx';
import { Dialog } from '../../frame/Dialog.tsx';
import { onlineFailure } from '../../online/failure.ts';
import { fetchJournal } from '../journal.ts';
import { say } from '../words.ts';
import { type DealFindings, findingsOn } from './check.ts';

interface DealDialogProps {
  readonly table: string;
  /** The fingerprint that stood at the table from the beginning. */
  readonly commitment: string;
  onClose(): void;
}

/** Whether the cards of a game came from what was fixed before the deal, and from everybody at the table. */
export function DealDialog({ table, commitment, onClose }: DealDialogProps) {
  const findings = useSignal<DealFindings | 'none' | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    fetchJournal(table)
      .then(findingsOn)
      .then(
        (found) => {
          findings.value = found ?? 'none';
        },
        (error: unknown) => {
          problem.value = onlineFailure(error);
        },
      );
  }, [table, findings, problem]);
  const found = findings.value;
  return (
    <Dialog title={say('deal.title')} onClose={onClose}>
      <div class="deal-check">
        <p>{say('deal.what')}</p>
        <p role="status">
          {found === undefined && problem.value === '' && say('deal.checking')}
          {found === 'none' && say('deal.none')}
          {typeof found === 'object' && <Verdict good={isGood(found, commitment)} />}
        </p>
        <p role="alert">{problem.value}</p>
        {typeof found === 'object' && <Findings found={found} commitment={commitment} />}
      </div>
    </Dialog>
  );
}

/** What this page cannot compute is not held against the table. */
const isGood = ({ fingerprint = '', seedFollows }: DealFindings, commitment: string): boolean =>
  (fingerprint === '' || fingerprint === commitment) && seedFollows !== false;

function Verdict({ good }: { readonly good: boolean }) {
  return (
    <span class="deal-verdict" data-good={good}>
      <Icon of={good ? check : x} />
      {say(good ? 'deal.good' : 'deal.bad')}
    </span>
  );
}

function Findings({ found, commitment }: { readonly found: DealFindings; readonly commitment: string }) {
  const { secret, fingerprint, nonces, seed, seedFollows } = found;
  return (
    <>
      <dl class="deal-findings">
        <dt>{say('deal.secret')}</dt>
        <dd class="deal-code">{secret}</dd>
        <dt>{say('deal.shown')}</dt>
        <dd class="deal-code">{commitment}</dd>
        <dt>{say('deal.computed')}</dt>
        <dd>
          {fingerprint === undefined ? (
            say('deal.notComputed')
          ) : (
            <>
              <span class="deal-code">{fingerprint}</span>
              <Agreement good={fingerprint === commitment}>
                {say(fingerprint === commitment ? 'deal.agrees' : 'deal.differs')}
              </Agreement>
            </>
          )}
        </dd>
        <dt>{say('deal.nonces')}</dt>
        <dd>
          <ol class="deal-nonces">
            {nonces.map((nonce, i) => (
              <li key={i} class={nonce === null ? undefined : 'deal-code'}>
                {nonce ?? say('deal.noNonce')}
              </li>
            ))}
          </ol>
        </dd>
        <dt>{say('deal.seed')}</dt>
        <dd>
          <span class="deal-code">{seed}</span>
          {seedFollows !== undefined && (
            <Agreement good={seedFollows}>
              {say(seedFollows ? 'deal.seedAgrees' : 'deal.seedDiffers')}
            </Agreement>
          )}
        </dd>
      </dl>
      <p class="muted">{say('deal.replay')}</p>
    </>
  );
}

function Agreement({ good, children }: { readonly good: boolean; readonly children: string }) {
  return (
    <span class="deal-agreement">
      <Icon of={good ? check : x} />
      {children}
    </span>
  );
}
