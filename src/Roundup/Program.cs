using Roundup.Catalogue;
using Roundup.Cli;
using Roundup.Cli.Commands;
using Roundup.Engine.Machine;

// With fewer, .NET finds its own assemblies no more, and says that they are missing.
const int LeastOpenFiles = 256;

if (new LinuxFiles("/").MostOpenFiles() is < LeastOpenFiles and var most)
{
    Console.Error.WriteLine(
        $"Only {most} files can be open at once, and Roundup needs {LeastOpenFiles}: raise the limit (ulimit -n 1024) and repeat.");
    return (int)ExitCode.OutputNotWritable;
}

return await RoundupProgram.RunAsync(args, new CliContext { Arguments = args });
