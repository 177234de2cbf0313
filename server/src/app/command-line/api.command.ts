import { environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { settingsArrived } from '../settings-of-supervisor.ts';
import type { Command } from './command.ts';

export const apiCommand: Command = {
  name: 'api',
  summary: 'Run one API process: GraphQL, sessions, dashboard.',
  usage: 'quarry api',
  isServer: true,
  help: 'Any number of them may share a database; "quarry migrate" must have run on it.',
  async run({ remark }) {
    process.title = 'quarry api';
    const [
      { openDeps },
      { buildHttpApp },
      { features },
      { dashboardFolder },
      { portFailure },
      { announceReady, untilStopped },
    ] = await Promise.all([
      import('../context.ts'),
      import('../http.ts'),
      import('../features.ts'),
      import('../supervise/dashboard-build.ts'),
      import('../supervise/free-port.ts'),
      import('../until-stopped.ts'),
      settingsArrived(),
    ]);
    const settings = environment();
    const database = await reachDatabase(settings);
    const opened = await openDeps(settings, database.url, 'api');
    const { app } = await buildHttpApp({ ...settings, deps: opened.deps, features, dashboardFolder });
    const close = async () => {
      await app.close();
      await opened.close();
      await database.release();
    };
    try {
      await app.listen({ host: settings.host, port: settings.port });
    } catch (error) {
      // What is open would keep the process alive, without an address.
      await close();
      throw portFailure(error, settings.host, settings.port);
    }
    if (!process.send) remark(`The API is answering on ${settings.host}, port ${settings.port}.`);
    announceReady();
    await untilStopped(close);
    return 0;
  },
};
