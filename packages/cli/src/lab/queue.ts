import { codeOf, usage } from '../io.ts';

/** Loads what needs the queue, which is not installed with the command: few want it. */
export async function withQueue<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw usage('--database needs two more packages: npm install bullmq@6.7.0 pg@8.23.1');
  }
}
