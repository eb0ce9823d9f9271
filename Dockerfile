FROM node:20-slim
WORKDIR /zunft
COPY . .
RUN npm ci && npm run build && mkdir /data && chown node:node /data
ENV HOST=0.0.0.0 PORT=8417 ZUNFT_DATA=/data
USER node
VOLUME /data
EXPOSE 8417
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/cli/zunft.js", "serve"]
