import { givenDimensions, type GivenScope, narrowGiven } from '@quarry/contracts/access';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { Actor } from '../../platform/auth/index.ts';

/** An issue for each shop and brand of a draft that the actor may not give. What the person has already is given by nobody. */
export function issuesOfScope(actor: Actor, draft: GivenScope, before?: GivenScope): InputIssue[] {
  const mayGive = narrowGiven(actor.rules, actor, draft);
  return givenDimensions.flatMap(({ given }) =>
    draft[given].flatMap((id, place) =>
      mayGive[given].includes(id) || before?.[given].includes(id)
        ? []
        : [inputIssue(`${given}.${place}`, 'not_yours_to_give')],
    ),
  );
}
