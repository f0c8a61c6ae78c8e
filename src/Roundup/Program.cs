using Roundup.Catalogue;
using Roundup.Cli;
using Roundup.Cli.Commands;
using Roundup.Engine.Machine;

// With fewer, .NET no longer finds its own assemblies, and says that they are missing.
const int LeastOpenFiles = 256;

if (new LinuxFiles("/").MostOpenFiles() is < LeastOpenFiles and var most)
{
    Console.Error.WriteLine(
        $"Only {most} files can be open at once, and Roundup needs {LeastOpenFiles}: raise the hard limit (ulimit -Hn) and repeat.");
    return (int)ExitCode.OutputNotWritable;
}

return await RoundupProgram.RunAsync(args, new CliContext { Arguments = args });
