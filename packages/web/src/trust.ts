import { no, type Result } from '@overtrick/engine';
import { Damaged } from '@overtrick/table';

/** What was read from the database, or why it cannot be gone on with: anything may be there. */
export async function trust<T>(
  reading: () => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  try {
    return await reading();
  } catch (error) {
    return no(error instanceof Damaged ? error.message : 'it cannot be read');
  }
}
