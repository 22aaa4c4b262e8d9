import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenAnswered } from './when-answered.ts';

interface Meanwhile {
  waiting?: ReactNode;
  failed: (retry: () => void) => ReactNode;
}

/** A part of a page whose code is loaded when it is first used. If that fails, only this part says so; the page stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failed }: Meanwhile,
) {
  // A component of React's `lazy` never tries twice.
  const attempt = () => lazy(whenAnswered(load)) as ComponentType<Props>;
  let Part = attempt();

  return class LazyPart extends Component<Props, { isFailed: boolean }> {
    override state = { isFailed: false };

    /** The server renders in one go: a loader whose page shows the part waits for its code. */
    static prepare = async () => {
      Part = (await load()).default;
    };

    static getDerivedStateFromError = () => ({ isFailed: true });

    retry = () => {
      Part = attempt();
      this.setState({ isFailed: false });
    };

    override render() {
      if (this.state.isFailed) return failed(this.retry);
      return (
        <Suspense fallback={waiting}>
          <Part {...this.props} />
        </Suspense>
      );
    }
  };
}
