import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sampleQuery, type SampleAnswer } from '../../../data/index.ts';

export type Profile = SampleAnswer<'GET /profile/data'>;
export type Post = Profile['posts'][number];

/** The page as the layer tells it, and what was liked, said or voted in it since; it lasts as long as the layer's own rows. */
export function useProfile() {
  const queryClient = useQueryClient();
  const question = sampleQuery('GET /profile/data');
  const change = (changed: (before: Profile) => Profile) =>
    void queryClient.setQueryData(question.queryKey, (before) => before && changed(before));
  return { query: useQuery(question), change };
}

export type ChangeProfile = ReturnType<typeof useProfile>['change'];

/** The same rows with the one at a place changed. */
export function withChanged<Row>(rows: readonly Row[], place: number, change: (row: Row) => Row): Row[] {
  return rows.map((row, index) => (index === place ? change(row) : row));
}
