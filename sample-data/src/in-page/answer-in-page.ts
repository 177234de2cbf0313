import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { createHandler, type SampleLayer, type SampleLayerOptions } from '../create-handler.ts';

export type InPageOptions = SampleLayerOptions & {
  /** Whether `/jwt/*` is the layer's too; otherwise it belongs to the server. */
  answersSessions: boolean;
};

const ofSession = /^(?:https?:\/\/[^/]+)?\/jwt\//;

/**
 * From now on the layer answers its own requests in this page, whether they are made by fetch or by XMLHttpRequest; every other
 * request goes to the network as it is. Gives the layer, for those who ask it themselves and for putting its rows back.
 */
export function answerInPage({ answersSessions, ...options }: InPageOptions): SampleLayer {
  const layer = createHandler(options);
  const answers = (method: string, url: string) => layer.owns(method, url) && (answersSessions || !ofSession.test(url));
  const networkFetch = globalThis.fetch;
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.on('request', async ({ request, controller }) => {
      if (answers(request.method, request.url)) controller.respondWith(await layer.handle(request));
    });
    interceptor.apply();
  }
  // What passes through the interceptor is made anew from a copy; what is not ours never comes to it.
  const answeringFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { method, url } = headOf(input, init);
    return answers(method, url) ? answeringFetch(input, init) : networkFetch(input, init);
  };
  return layer;
}

function headOf(input: string | URL | Request, init: RequestInit | undefined): { method: string; url: string } {
  const given = input instanceof Request ? input : { method: 'GET', url: String(input) };
  return { method: (init?.method ?? given.method).toUpperCase(), url: given.url };
}
