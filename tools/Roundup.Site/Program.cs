using Roundup.Cli;
using Roundup.Site.Commands;

return await SiteProgram.RunAsync(args, new CliContext { Arguments = args });
