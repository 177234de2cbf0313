// Prints the policies of tables as they stand in row-policies.ts, for the migration that makes these tables:
// node server/src/testing/write-row-policies.ts <table> ...
import { policyStatements, rowPolicies } from '../platform/db/row-policies.ts';

for (const table of process.argv.slice(2)) {
  const policies = rowPolicies[table];
  if (policies)
    process.stdout.write(
      policyStatements(table, policies)
        .map((statement) => `${statement};\n`)
        .join(''),
    );
  else {
    process.stderr.write(`${table} has no policies yet: add it to server/src/platform/db/row-policies.ts.\n`);
    process.exitCode = 1;
  }
}
