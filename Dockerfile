# Builds the app with all packages, and serves it with those that the server imports.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/kindfare
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm ci --omit=dev && node scripts/serving-packages.ts

FROM node:24-bookworm-slim
WORKDIR /srv/kindfare
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /srv/kindfare/package.json /srv/kindfare/openapi.yaml ./
COPY --from=build /srv/kindfare/art ./art
COPY --from=build /srv/kindfare/content ./content
COPY --from=build /srv/kindfare/contract ./contract
COPY --from=build /srv/kindfare/domain ./domain
COPY --from=build /srv/kindfare/machines ./machines
COPY --from=build /srv/kindfare/public ./public
COPY --from=build /srv/kindfare/server ./server
COPY --from=build /srv/kindfare/dist ./dist
COPY --from=build /srv/kindfare/node_modules ./node_modules
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "server/main.ts"]
