import { useWords } from '../words/index.ts';
import { Crumbs } from './crumbs.tsx';
import { SettingsFields } from './settings-form.tsx';
import { SettingsSpoken, useSettingsWords } from './settings-words.ts';

/** Every setting, on a page of its own. */
export function SettingsPage() {
  return (
    <SettingsSpoken>
      <Page />
    </SettingsSpoken>
  );
}

function Page() {
  return (
    <main class="page settings-page">
      <Crumbs title={useWords().table.settings} note={useSettingsWords().saved} />
      <SettingsFields />
    </main>
  );
}
