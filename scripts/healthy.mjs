// Ends with 0 if the server of this machine serves, else with 1: for whoever looks after containers.
const { PORT = '8080' } = process.env;
const PATIENCE_MS = 2500;

try {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { ok } = await fetch(`http://127.0.0.1:${PORT}/health`, { signal });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
