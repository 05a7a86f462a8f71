import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import type { RulesProps } from './props.ts';

type RulesView = typeof import('./rules.tsx')['Rules'];

/** The rules, with all that is needed to draw them: loaded when somebody wants to read them. */
export function RulesScreen(props: RulesProps) {
  const { rules } = useWords();
  const [screen, setScreen] = useState<{ readonly Rules: RulesView } | 'failed'>();
  useEffect(() => {
    import('./rules.tsx').then(setScreen, () => setScreen('failed'));
  }, []);
  if (screen === undefined) return <p class="loading">{rules.loading}</p>;
  if (screen !== 'failed') return <screen.Rules {...props} />;
  return (
    <main class="page">
      <p role="alert">{rules.failed}</p>
    </main>
  );
}
