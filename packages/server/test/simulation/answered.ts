/** What those have said who answered at all. */
export async function answered<T>(asked: readonly Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(asked);
  return outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
