/** What the server says on the console. */
export const text = {
  ready: (address: string) => `Zunft is ready at ${address}`,
  readyEverywhere: (address: string) =>
    `Zunft is ready at ${address} and at every other address of this computer`,
  badPort: (value: string) => `PORT must be a whole number from 0 to 65535, not "${value}".`,
  badHost: (value: string) => `HOST must be an address or a name of this computer, not "${value}".`,
  portTaken: (port: number) =>
    `Port ${port} is in use by another program: stop it, or choose another port with PORT.`,
  portForbidden: (port: number) =>
    `Port ${port} may not be used by this account: choose one above 1023 with PORT.`,
  notBuilt: 'The web client has not been built yet: run "npm run build" first.',
} as const;
