using Roundup.Cli;
using Roundup.Profile.Commands;

return await ProfileProgram.RunAsync(args, new CliContext { Arguments = args });
