using Roundup.Cli;

return await RoundupProgram.RunAsync(args, new CliContext { Arguments = args });
