import { analysisCsv, analysisJson, type Study, studyLink } from '@overtrick/lab/study';
import { useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { copyText } from '../controls/copy-text.ts';
import { saveFile } from '../controls/save-file.ts';
import { type AskedStudy, fileOf } from './asked.ts';
import { labReport } from './asking.ts';
import type { StudyRun } from './running.ts';
import { useLabWords } from './words.ts';

/** What was found as files; they are made here, and nobody is sent anything. */
export function TakeAway({ run }: { readonly run: StudyRun }) {
  const words = useLabWords();
  const { study, analysis } = run;
  const name = nameOf(study);
  const saveReport = async () => {
    const page = location.href.replace(/#.*$/, '');
    saveFile(`${name}.html`, await labReport(study, run.results.whole, page), 'text/html');
  };
  return (
    <section class="lab-take" aria-label={words.takeAway}>
      <h2>{words.takeAway}</h2>
      <div class="choices start">
        <button type="button" class="choice" onClick={() => void saveReport()}>
          {words.report}
        </button>
        <button
          type="button"
          class="choice"
          onClick={() => saveFile(`${name}.json`, analysisJson(analysis), 'application/json')}
        >
          JSON
        </button>
        <button
          type="button"
          class="choice"
          onClick={() => saveFile(`${name}.csv`, analysisCsv(analysis), 'text/csv')}
        >
          CSV
        </button>
      </div>
    </section>
  );
}

/** The question as a link and as a file, before or after it was played. */
export function ShareStudy({ asked }: { readonly asked: AskedStudy }) {
  const words = useLabWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const file = fileOf(asked);
  const link = studyLink(location.href, file);
  const text = `${JSON.stringify(file, null, 2)}\n`;
  return (
    <section class="lab-share" aria-label={words.link}>
      <h2>{words.link}</h2>
      <input ref={field} readOnly value={link} aria-label={words.link} />
      <p class="lab-quiet">{words.linkAbout}</p>
      <div class="choices start">
        <button
          type="button"
          class="choice"
          onClick={() =>
            void copyText(link, field.current).then((isDone) => setCopied(isDone ? link : ''))
          }
        >
          <Glyph name={copied === link ? 'check' : 'copy'} />
          {copied === link ? words.copied : words.copy}
        </button>
        <button
          type="button"
          class="choice"
          onClick={() => saveFile(`${asked.game}-study.json`, text, 'application/json')}
        >
          {words.study}
        </button>
      </div>
    </section>
  );
}

function nameOf({ game, players, seed }: Study): string {
  return `overtrick-${game}-${players}-${seed.slice(0, 6)}`;
}
