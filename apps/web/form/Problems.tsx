import './form.css';
import type { Problem } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';

interface ProblemsProps {
  readonly of: readonly Problem[];
  readonly speaker: Speaker;
}

/** What is wrong with a field, in words, right where it is. */
export function Problems({ of: problems, speaker }: ProblemsProps) {
  return (
    <>
      {problems.map((problem) => (
        <p key={`${problem.code} ${JSON.stringify(problem.params)}`} class="form-problem" role="alert">
          {speaker.problem({ ...problem, path: '' })}
        </p>
      ))}
    </>
  );
}
