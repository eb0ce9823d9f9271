import { Component, type ComponentChildren } from 'preact';
import { Frame } from '../frame/Frame.tsx';
import { ReportButton } from '../frame/ReportButton.tsx';
import { path } from '../router/router.ts';
import { Apology } from './Apology.tsx';
import { shellSay } from './words.ts';

interface BoundaryProps {
  /** Going somewhere else is a new attempt. */
  readonly place: string;
  readonly children: ComponentChildren;
}

/** Catches what a screen throws, so that a defect leaves a way on and a way to report it. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (this.state.broken && place !== this.props.place) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const [screen, table] = path.value;
  const atTable = screen === 'table' || screen === 'replay';
  return (
    <Frame>
      <Apology title={shellSay('broken.title')} text={shellSay(atTable ? 'broken.table' : 'broken.text')}>
        <button type="button" class="button button-primary" onClick={() => location.reload()}>
          {shellSay('broken.reload')}
        </button>
        <ReportButton class="button button-paper" table={atTable ? table : undefined} />
      </Apology>
    </Frame>
  );
}
