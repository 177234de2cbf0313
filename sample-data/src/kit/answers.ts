/** 200 with `body`; `state` is given when the answer changed something. */
export function ok<Body, State = never>(body: Body, state?: State) {
  return { status: 200 as const, body, state };
}

/** 200 for a change of which there is nothing to say. */
export function done<State>(state: State) {
  return ok({}, state);
}

/** 201 with `body`: a row was added. */
export function created<Body, State>(body: Body, state: State) {
  return { status: 201 as const, body, state };
}

export function refused<Cause>(status: 400 | 401 | 404, error: Cause) {
  return { status, body: { error } };
}

export function notFound(entity: string) {
  return refused(404, `${entity} not found`);
}

export function badRequest() {
  return refused(400, 'Something went wrong');
}
