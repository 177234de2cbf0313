import { type Db, type Tx, withTransaction } from '../../../platform/db/index.ts';

/** What the work resolves with, and how many statements it took. */
export async function counting<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<{ result: T; statements: number }> {
  let statements = 0;
  const counted: Db = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { result: await withTransaction(counted, work), statements };
}
