import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { catalogDirectory } from './catalog/recipe-photos.ts';
import { PaymentFailure } from './context/payment.ts';
import type { Context } from './context.ts';
import { type ApiError, errorResponse, toApiError } from './errors.ts';
import { compressionThreshold, compressShared } from './http/compress-shared.ts';
import { healthRoutes } from './http/health.ts';
import { limitConnections } from './http/limit-connections.ts';
import { type HttpLimits, httpLimits } from './http/limits.ts';
import { createFailureLog } from './http/log-failures.ts';
import { logRequests, requestId } from './http/log-requests.ts';
import { metricsRoute } from './http/metrics-route.ts';
import { readGauges } from './jobs/read-gauges.ts';
import { metrics } from './metrics.ts';
import { pictureOrigins } from './providers/recipe-source/read-spoonacular.ts';
import { apiRoutes } from './routes.ts';
import { artRoutes } from './web/art.ts';
import { artJpegRoutes } from './web/art-jpeg.ts';
import { browserErrorRoute } from './web/browser-error-route.ts';
import { contentPageRoutes } from './web/content-page-routes.ts';
import { crawlerRoutes } from './web/crawler-routes.ts';
import { fileRoutes } from './web/files.ts';
import { landingRoutes } from './web/landing-routes.ts';
import { memberHomeRoutes } from './web/member-home-routes.ts';
import { memberPageRoutes } from './web/member-page-routes.ts';
import { memberRecipeRoutes } from './web/member-recipe-routes.ts';
import { outboxRoutes } from './web/outbox-routes.ts';
import { watchPageTheme } from './web/page-theme.ts';
import { paymentWebhookRoute } from './web/payment-webhook-route.ts';
import { planChangesRoute } from './web/plan-changes-route.ts';
import { recipePhotoRoutes } from './web/recipe-photo-routes.ts';
import { sandboxPaymentRoutes } from './web/sandbox-payment-routes.ts';
import { sandboxSocialRoutes } from './web/sandbox-social-routes.ts';
import { securityHeaders } from './web/security-headers.ts';
import { selfTestRoute } from './web/self-test-route.ts';
import { sharedRecipeRoutes } from './web/shared-recipe-routes.ts';
import { socialRoutes } from './web/social-routes.ts';
import { builtApp, readPages, webRoutes } from './web/web-routes.ts';

const isPaymentFailure = (error: unknown): error is PaymentFailure => error instanceof PaymentFailure;

function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { status, headers, body } = errorResponse(error);
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

function createFastify(context: Context, limits: HttpLimits): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = context.log;
  return Fastify({
    loggerInstance,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: context.config.trustedProxies.length > 0 ? [...context.config.trustedProxies] : false,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.check,
      maxHeaderSize: limits.headerBytes,
    },
    requestTimeout: limits.request,
    handlerTimeout: limits.response,
    keepAliveTimeout: limits.keepAlive,
    maxRequestsPerSocket: limits.requestsPerSocket,
    bodyLimit: limits.body,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: limits.pathParameter,
    },
    frameworkErrors: (error, _request, reply) => {
      sendError(reply, toApiError(error));
    },
  });
}

/** Origins of the pictures in search results of the recipe source. */
const picturesElsewhere = ({ spoonacularApiKey }: Context['config']) =>
  spoonacularApiKey === null ? [] : pictureOrigins;

/** Origins that browsers register push tokens with. */
const firebaseOrigins = [
  'https://fcmregistrations.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
];

/** Builds the app without listening. Tests call it in process by `inject`. */
export async function createApp(context: Context, limits: HttpLimits = httpLimits): Promise<FastifyInstance> {
  const app = createFastify(context, limits);
  app.server.maxConnections = limits.connections;
  limitConnections(app.server, limits, context.config.trustedProxies);
  logRequests(app);
  const logFailure = createFailureLog();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toApiError(error);
    if (known.statusCode >= 500) logFailure(request, error, known.statusCode);
    if (isPaymentFailure(error)) metrics.count('kindfare_payment_failures_total', { kind: error.kind });
    return sendError(reply, known);
  });
  const pages = readPages(builtApp);
  const pageTheme = await watchPageTheme(context, pages, {
    pictures: picturesElsewhere(context.config),
    calls: context.config.firebase === null ? [] : firebaseOrigins,
    partnerId: context.config.partnerId,
  });
  securityHeaders(app, pages);
  compressShared(app);
  await app.register(compress, {
    threshold: compressionThreshold,
    encodings: ['br', 'gzip'],
    customTypes: /^text\/(?!event-stream)|[/+](json|xml|yaml|javascript)(;|$)/,
    // For dynamic responses the last few percent of compression cost more time than they save.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  await app.register(healthRoutes, { context });
  await app.register(metricsRoute, { context, readGauges });
  await app.register(selfTestRoute, { context });
  await app.register(apiRoutes, { context, limits, prefix: '/api' });
  await app.register(socialRoutes, { context });
  if (context.social.standIn !== null) await app.register(sandboxSocialRoutes, { context });
  if (context.payments !== null) await app.register(paymentWebhookRoute, { context });
  if (context.payments?.name === 'sandbox') await app.register(sandboxPaymentRoutes, { context });
  if (context.mailer.delivery === 'stored') await app.register(outboxRoutes, { context });
  await app.register(planChangesRoute, { context });
  await app.register(browserErrorRoute, { context, limits });
  await app.register(artRoutes, { context });
  await app.register(artJpegRoutes, { context });
  await app.register(recipePhotoRoutes, { context, directory: catalogDirectory });
  await app.register(fileRoutes, { context });
  await app.register(crawlerRoutes, { context, limits });
  await app.register(contentPageRoutes, { context, root: builtApp, pageTheme });
  await app.register(sharedRecipeRoutes, { context, root: builtApp, pageTheme });
  const rendered = { context, root: builtApp, pageTheme };
  const addRenderedPages = async (within: FastifyInstance) => {
    await landingRoutes(within, rendered);
    await memberRecipeRoutes(within, rendered);
    await memberHomeRoutes(within, rendered);
    await memberPageRoutes(within, rendered);
  };
  await app.register(webRoutes, { root: builtApp, pageTheme, addRenderedPages });
  return app;
}
