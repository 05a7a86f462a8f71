# One node of a server: docs/operations.md. `npm run container` runs these lines where no container engine does.
ARG NODE=20

FROM node:${NODE}-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/setup.mjs --page
# Only what the server needs while it runs.
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error

FROM node:${NODE}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/scripts scripts
RUN ln -s /app/packages/cli/bin/overtrick.js /usr/local/bin/overtrick
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "scripts/healthy.mjs"]
# Not by npm: it would not pass SIGTERM on.
CMD ["node", "scripts/start.mjs", "--built"]
