import './join.css';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../../connection/connection.ts';
import { Frame } from '../../frame/Frame.tsx';
import { codeSentence, onlineFailure } from '../../online/failure.ts';
import { ServerLine } from '../../online/ServerLine.tsx';
import { server } from '../../online/server.ts';
import { go, path } from '../../router/router.ts';
import { Apology } from '../../shell/Apology.tsx';
import { CodeField } from './CodeField.tsx';
import { codeIn } from './code-in.ts';
import { joinSay } from './words.ts';

/** The way to a table by its code: `/join/K7MQ2X`, or typed here. */
export function Screen() {
  const code = codeIn(path.value[1] ?? '');
  return <Frame>{code === '' ? <Typed /> : <Finding key={code} code={code} />}</Frame>;
}

function Typed() {
  return (
    <div class="join">
      <h1>{joinSay('title')}</h1>
      <CodeField />
    </div>
  );
}

/** What cannot be a code at all leads to no table either. */
const sentence = (failure: unknown): string =>
  failure instanceof Refused && failure.wire.code === 'bad-request'
    ? codeSentence('wrong-code')!
    : onlineFailure(failure);

function Finding({ code }: { readonly code: string }) {
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    setFailure(undefined);
    server.request('enter', { code }).then(
      ({ room }) => {
        if (!left)
          go(`/room/${encodeURIComponent(room.table)}?code=${encodeURIComponent(code)}`, { replace: true });
      },
      (error: unknown) => {
        if (!left) setFailure(error);
      },
    );
    return () => {
      left = true;
    };
  }, [code, attempt]);
  if (failure === undefined) {
    return (
      <div class="join">
        <h1>{joinSay('title')}</h1>
        <p role="status">{joinSay('searching')}</p>
        <ServerLine />
      </div>
    );
  }
  return (
    <div class="join">
      <Apology title={joinSay('notFound')} text={sentence(failure)}>
        <button type="button" class="button button-primary" onClick={() => setAttempt(attempt + 1)}>
          {joinSay('again')}
        </button>
        <a class="button button-paper" href="/">
          {joinSay('home')}
        </a>
      </Apology>
      <CodeField first={code} />
    </div>
  );
}
