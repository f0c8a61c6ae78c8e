using Roundup.Cli;
using Roundup.Crosscheck.Commands;

return await CrosscheckProgram.RunAsync(args, new CliContext { Arguments = args });
