using System.Diagnostics;

namespace Roundup.Tests.Support;

/// <summary>A test that runs git; skipped where it is not installed.</summary>
internal sealed class GitFactAttribute : FactAttribute
{
    public GitFactAttribute() => Skip = GitRepository.Missing;
}

/// <inheritdoc cref="GitFactAttribute"/>
internal sealed class GitTheoryAttribute : TheoryAttribute
{
    public GitTheoryAttribute() => Skip = GitRepository.Missing;
}

/// <summary>A new repository with a branch main, whose commits do not depend on the user's configuration.</summary>
internal sealed class GitRepository
{
    private static readonly string[] s_user = ["-c", "user.name=Ada", "-c", "user.email=ada@example", "-c", "commit.gpgsign=false"];

    private readonly string _folder;

    public GitRepository(string folder)
    {
        _folder = Directory.CreateDirectory(folder).FullName;
        Run("init", "-q", "-b", "main");
    }

    /// <summary>Why a test is skipped; null where it runs.</summary>
    public static string? Missing { get; } =
        (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator).Any(folder =>
            File.Exists(Path.Combine(folder, "git")) || File.Exists(Path.Combine(folder, "git.exe"))) ? null : "git is not installed";

    /// <summary>Writes a file; returns its absolute path.</summary>
    public string Write(string name, string text)
    {
        var file = Path.GetFullPath(Path.Combine(_folder, name));
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
        return file;
    }

    /// <summary>Commits all files, and the removal of those that are gone.</summary>
    public void Commit(string message = "change")
    {
        Run("add", "-A");
        Run("commit", "-q", "--allow-empty", "-m", message);
    }

    /// <summary>Runs git in the repository; returns its output.</summary>
    public string Run(params IEnumerable<string> arguments)
    {
        var start = new ProcessStartInfo("git", [.. s_user, .. arguments])
        {
            WorkingDirectory = _folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 ? output : throw new InvalidOperationException($"git {string.Join(' ', arguments)}: {errors.Result}");
    }
}
