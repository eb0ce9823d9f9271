import check from 'icon:lucide/check';
import x from 'icon:lucide/x';
import { useSignal } from '@preact/signals';
import type { Verification } from '@zunft/protocol';
import { useEffect } from 'preact/hooks';
import { connection, Refused } from '../../connection/connection.ts';
import { Icon } from '../../design/Icon.tsx';
import { Dialog } from '../../frame/Dialog.tsx';
import { failureSentence } from '../../frame/failure.ts';
import { sha256 } from '../../room/deal/fingerprint.ts';
import type { Replay } from './replay.ts';
import { say } from './words.ts';

interface Checked extends Verification {
  /** The fingerprint as this page computed it. */
  readonly own: string | undefined;
}

/** Whether the cards were those that were fixed before the deal. */
export function VerifyDialog({ replay, onClose }: { readonly replay: Replay; onClose(): void }) {
  const { table, loaded, commitment } = replay.summary;
  const checked = useSignal<Checked | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    verify(table).then(
      (found) => {
        checked.value = found;
      },
      (error: unknown) => {
        problem.value = sentence(error);
      },
    );
  }, [table, checked, problem]);
  return (
    <Dialog title={say('verify')} onClose={onClose}>
      <div class="verify">
        <p>{say(checked.value?.deal === undefined ? 'verifyWhat' : 'verifyPeople')}</p>
        {loaded && checked.value?.deal === undefined && <p class="muted">{say('verifyLoaded')}</p>}
        <p role="status">
          {checked.value === undefined && problem.value === '' ? say('verifying') : ''}
          {checked.value !== undefined && <Verdict good={isGood(checked.value, commitment)} />}
        </p>
        <p role="alert">{problem.value}</p>
        {checked.value !== undefined && <Findings checked={checked.value} commitment={commitment} />}
      </div>
    </Dialog>
  );
}

async function verify(table: string): Promise<Checked> {
  const verification = await connection().request('verify', { table });
  return { ...verification, own: await sha256(verification.deal?.secret ?? verification.seed) };
}

function sentence(error: unknown): string {
  return error instanceof Refused && error.wire.code === 'not-allowed'
    ? say('notAllowed')
    : failureSentence(error);
}

const isGood = ({ mismatch, commitment, own, deal }: Checked, fixed: string): boolean =>
  mismatch === undefined &&
  commitment === fixed &&
  (own === undefined || own === fixed) &&
  deal?.fits !== false;

function Verdict({ good }: { readonly good: boolean }) {
  return (
    <span class="verify-verdict" data-good={good}>
      <Icon of={good ? check : x} />
      {say(good ? 'verifyGood' : 'verifyBad')}
    </span>
  );
}

interface FindingsProps {
  readonly checked: Checked;
  readonly commitment: string;
}

function Findings({ checked, commitment }: FindingsProps) {
  const { seed, own, deal, fingerprints, records, mismatch } = checked;
  return (
    <dl class="verify-findings">
      {deal === undefined ? (
        <>
          <dt>{say('seed')}</dt>
          <dd class="verify-code">{seed}</dd>
        </>
      ) : (
        <Deal seed={seed} deal={deal} />
      )}
      <dt>{say('commitment')}</dt>
      <dd class="verify-code">{commitment}</dd>
      <dt>{say('computed')}</dt>
      <dd>
        {own === undefined ? (
          say('notComputed')
        ) : (
          <>
            <span class="verify-code">{own}</span>
            <Agreement good={own === commitment} />
          </>
        )}
      </dd>
      <dt>{say('compared')}</dt>
      <dd>
        {say('comparedOf', { count: fingerprints, records })}
        {' · '}
        {mismatch === undefined ? say('noMismatch') : say('mismatch', { record: mismatch })}
      </dd>
    </dl>
  );
}

/** What the seed was made of, where people met. */
function Deal({ seed, deal }: { readonly seed: string; readonly deal: NonNullable<Checked['deal']> }) {
  return (
    <>
      <dt>{say('secret')}</dt>
      <dd class="verify-code">{deal.secret}</dd>
      <dt>{say('nonces')}</dt>
      <dd>
        <ol class="verify-nonces">
          {deal.nonces.map((nonce, i) => (
            <li key={i} class={nonce === null ? undefined : 'verify-code'}>
              {nonce ?? say('noNonce')}
            </li>
          ))}
        </ol>
      </dd>
      <dt>{say('seedOfBoth')}</dt>
      <dd>
        <span class="verify-code">{seed}</span>
        <Agreement good={deal.fits} />
      </dd>
    </>
  );
}

function Agreement({ good }: { readonly good: boolean }) {
  return (
    <span class="verify-agreement">
      <Icon of={good ? check : x} />
      {say(good ? 'agrees' : 'differs')}
    </span>
  );
}
