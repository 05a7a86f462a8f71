// `npm run check`: everything that can be said about the code without running it. Writes nothing.
import { readArguments } from './arguments.mjs';
import { addUp, close, runStep, steps } from './steps.mjs';

readArguments(`npm run check

Says all that can be said about the code without running it: format, lint, boundaries, types, dead code.
It writes nothing.`);

close(addUp([steps.style, steps.boundaries, steps.types, steps.deadCode].map(runStep)));
