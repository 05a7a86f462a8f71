// `npm run check`: everything that can be said about the code without running it. Writes nothing.
import { addUp, close, runStep, steps } from './steps.mjs';

close(addUp([steps.style, steps.boundaries, steps.types, steps.deadCode].map(runStep)));
