import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { createHandler, type SampleLayer, type SampleLayerOptions } from '../create-handler.ts';

export type InPageOptions = SampleLayerOptions & {
  /** Whether `/jwt/*` is the layer's too; otherwise it belongs to the server. */
  answersSessions: boolean;
};

/**
 * From now on the layer answers its own requests in this page, whether they are made by fetch or by XMLHttpRequest; every other
 * request goes to the network as it is. Gives the layer, for those who ask it themselves and for putting its rows back.
 */
export function answerInPage({ answersSessions, ...options }: InPageOptions): SampleLayer {
  const layer = createHandler(options);
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.on('request', async ({ request, controller }) => {
      const { method, url } = request;
      if (!layer.owns(method, url) || (!answersSessions && new URL(url).pathname.startsWith('/jwt/'))) return;
      controller.respondWith(await layer.handle(request));
    });
    interceptor.apply();
  }
  return layer;
}
