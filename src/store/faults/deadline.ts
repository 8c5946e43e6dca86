/** A promise was not kept in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** The promise's value, or a DeadlineError if it takes longer. What it stands for is not stopped. */
export async function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`Not done in ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
