using Roundup.Cli;
using Roundup.Cli.Commands;

return await RoundupProgram.RunAsync(args, new CliContext { Arguments = args });
