import { Back } from '../cards/back.tsx';
import { Segments } from '../controls/segments.tsx';
import { Swatches } from '../controls/swatches.tsx';
import { Switch } from '../controls/switch.tsx';
import { useGuest } from '../friends/guest.ts';
import { useServer } from '../friends/server.ts';
import { HelpAgain } from '../guide/help-again.tsx';
import { later } from '../later.tsx';
import { CHOICES, change, useSettings, wantsLessMotion } from '../settings.ts';
import { codes } from '../words/files.ts';
import { languageOf, useWords } from '../words/index.ts';
import { Chosen, Toggle, useValueWords } from './settings-parts.tsx';
import { Preview } from './settings-preview.tsx';
import { SettingsSpoken, useSettingsWords } from './settings-words.ts';

/** Every setting, kept as soon as it is chosen; what can be seen of it is seen above. */
export function SettingsForm() {
  return (
    <SettingsSpoken>
      <SettingsFields />
    </SettingsSpoken>
  );
}

/** The same where the words are there already. */
export function SettingsFields() {
  const settings = useSettingsWords();
  return (
    <div class="settings">
      <Preview />
      <section class="setting-group" aria-label={settings.look}>
        <Chosen name="theme" order={['dark', 'light', 'auto']} />
        <div class="setting-pair">
          <Felts />
          <Backs />
        </div>
        <div class="switches">
          <Toggle name="cards" on="large" off="normal" />
        </div>
        <Chosen name="suits" />
        <p class="setting-note">{settings.suitsAbout}</p>
      </section>
      <section class="setting-group" aria-label={settings.playing}>
        <Chosen name="speed" order={['calm', 'normal', 'fast', 'instant']} />
        <Chosen name="pause" />
        <div class="switches">
          <LessMotion />
          <Toggle name="sound" about={settings.soundAbout} />
          <Toggle name="confirm" about={settings.confirmAbout} />
          <Toggle name="forced" about={settings.forcedAbout} />
          <Toggle name="help" about={settings.helpAbout} />
          <Toggle name="keys" about={settings.keysAbout} />
        </div>
        <HelpAgain />
      </section>
      <section class="setting-group" aria-label={settings.person}>
        <Language />
        <OwnName />
        <p class="setting-note">{settings.remembered}</p>
        <AtServer />
      </section>
    </div>
  );
}

function Felts() {
  const names = useValueWords('felt');
  const swatches = CHOICES.felt.map((value) => ({
    value,
    label: names[value],
    look: <span class="felt-swatch" data-felt={value} />,
  }));
  const onChange = (felt: string) => change({ felt });
  return (
    <Swatches
      label={useSettingsWords().felt}
      swatches={swatches}
      value={useSettings().felt}
      onChange={onChange}
    />
  );
}

function Backs() {
  const names = useValueWords('back');
  const swatches = CHOICES.back.map((value) => ({
    value,
    label: names[value],
    look: <Back design={value} />,
  }));
  const onChange = (back: string) => change({ back });
  return (
    <Swatches
      label={useSettingsWords().back}
      swatches={swatches}
      value={useSettings().back}
      onChange={onChange}
    />
  );
}

/** What the system asks for holds until somebody says otherwise here. */
function LessMotion() {
  const settings = useSettingsWords();
  useSettings();
  return (
    <Switch
      label={settings.motion}
      about={settings.motionAbout}
      isOn={wantsLessMotion()}
      onChange={(isOn) => change({ motion: isOn ? 'off' : 'on' })}
    />
  );
}

/** Each by its own name. The browser's holds until somebody chooses. */
function Language() {
  const words = useSettingsWords();
  const segments = codes.map((value) => ({
    value,
    label: <span lang={value}>{nameOf(value)}</span>,
  }));
  return (
    <Segments
      label={words.language}
      segments={segments}
      value={languageOf(useSettings().language, navigator.languages)}
      onChange={(language) => change({ language })}
    />
  );
}

function nameOf(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

const NoticeSwitch = later(() =>
  import('../friends/notices/switch.tsx').then((file) => file.NoticeSwitch),
);

/** What there is only with a server: an account, and notices for who is known there. */
function AtServer() {
  const settings = useSettingsWords();
  const me = useGuest();
  if (useServer() !== 'there') return null;
  return (
    <>
      {me && <NoticeSwitch />}
      <p class="setting-note">
        <a class="line-act" href="#/friends/account">
          {settings.account}
        </a>{' '}
        {settings.accountAbout}
      </p>
    </>
  );
}

function OwnName() {
  const words = useWords();
  return (
    <label class="field">
      <span>{useSettingsWords().name}</span>
      <input
        value={useSettings().name}
        maxLength={16}
        placeholder={words.you}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
    </label>
  );
}
