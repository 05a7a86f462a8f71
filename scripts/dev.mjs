// `npm run -s dev -- ARGS`: the command straight from its TypeScript sources, by tsx, without a build.
const { main } = await import('../packages/cli/src/main.ts');

process.env.OVERTRICK_COMMAND = 'npm run -s dev --';
process.exitCode = await main(process.argv.slice(2));
