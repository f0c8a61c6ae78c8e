using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using System.Text;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.OwnData.Source;

namespace Roundup.OwnData.Git;

// The source of a model as it is in a commit.
internal sealed class GitModel
{
    private const string Submodule = "160000";
    private const string Deepen = "in this clone, which lacks older commits: fetch them by `git fetch --unshallow`, or by "
        + "`fetch-depth: 0` of actions/checkout.";

    private readonly string _path;
    private readonly string _folder;
    private readonly string _reference;
    private readonly string _prefix;
    private readonly GitProgram _git;

    // path: of the model in the work tree. reference: a branch, tag or commit; main...: the merge base.
    public GitModel(string path, string reference, string program = "git")
    {
        (_path, _reference, _folder) = (path, reference, Directory.Exists(path) ? path : Path.GetDirectoryName(path)!);
        var (code, output, errors) = new GitProgram(_folder, program).Run(
            ["rev-parse", "--show-toplevel", "--show-prefix", "--show-superproject-working-tree"]);
        if (code != 0)
        {
            throw DataError.InFile(path, errors.Contains("dubious ownership", StringComparison.Ordinal)
                ? $"its repository has another owner; run `git config --global --add safe.directory '{errors.Split('\'')[1]}'`"
                : "it is in no git repository; name a model in one, or give the earlier types as a first --model");
        }

        var lines = Encoding.UTF8.GetString(output).Split('\n');
        (_prefix, _git) = lines is [var root, var prefix, ""] ? (prefix, new GitProgram(root, program)) : throw InSubmodule();
        var ends = reference is ['-', ..] or "" || reference.Split("...").Length > 2 ? [] : reference.Split("...");
        var commits = ends.Select(end => Find(end.Length == 0 ? "HEAD" : end)).ToList();
        Commit = commits switch
        {
            [var one] => one,
            [var one, var other] => _git.Try("merge-base", one, other)
                ?? throw Refused($"there is no merge base {(IsShallow ? Deepen : "of the two: name one commit.")}"),
            _ => throw Refused("it is no branch, tag or commit: give for example main, v1.4, HEAD~1 or main...."),
        };
    }

    public string Commit { get; }

    private bool IsShallow => _git.Try("rev-parse", "--is-shallow-repository") == "true";

    // The name of a file of the work tree from the root of the repository, with slashes.
    public string NameOf(string file) =>
        Path.GetRelativePath("/", Path.GetFullPath("/" + _prefix + Path.GetRelativePath(_folder, file))).Replace('\\', '/');

    // The files with the paths that they have, or would have, in the work tree.
    public IReadOnlyList<ModelText> Read()
    {
        var copy = Directory.CreateTempSubdirectory("roundup-git-").FullName;
        try
        {
            var name = NameOf(_path);
            Directory.CreateDirectory(Path.Combine(copy, _prefix));
            if (Copy(Entries(name), copy))
            {
                Copy(Entries("."), copy);
            }

            return [.. SourceFiles.Read(Path.GetFullPath(Path.Combine(copy, name))).Select(file => file with
            {
                Path = Path.GetFullPath(Path.Combine(_folder, Path.GetRelativePath(Path.Combine(copy, _prefix), file.Path))),
            })];
        }
        catch (RoundupException e)
        {
            throw DataError.Create(e.Message.Replace(copy + Path.DirectorySeparatorChar, "", StringComparison.Ordinal), e);
        }
        finally
        {
            Directory.Delete(copy, recursive: true);
        }
    }

    private string Find(string name)
    {
        string? Known(string text) => _git.Try("rev-parse", "--verify", "--quiet", "--end-of-options", text + "^{commit}");

        // A checkout of continuous integration has no branch of its own.
        return Known(name) ?? Known("refs/remotes/origin/" + name) ?? throw Refused($"there is no branch, tag or commit {name}"
            + (IsShallow ? $" {Deepen}" : ": `git branch --all` and `git tag` list them."));
    }

    // The files of source and the projects of a name. Links are left out: they lead anywhere.
    private List<(string Id, string Name)> Entries(string name)
    {
        var all = List("-r", name);
        if (all.Count == 0 || all.Exists(entry => entry.Name == name && entry.Mode == Submodule))
        {
            var parents = name.Split('/').Index().Select(part => string.Join('/', name.Split('/').Take(part.Index + 1)));
            throw parents.Any(parent => List("-t", parent).Exists(entry => entry.Mode == Submodule)) ? InSubmodule()
                : Refused($"it has no {name}: if the files were renamed, `git log --follow` with one of them tells it; give a folder that "
                    + "has both as --model, or the earlier types as a first --model.");
        }

        return all.FindAll(entry => entry.Mode[0] == '1' && entry.Mode[1] == '0' && Path.GetExtension(entry.Name) is ".cs" or ".csproj")
            .ConvertAll(entry => (entry.Id, entry.Name));
    }

    private List<(string Mode, string Id, string Name)> List(string option, string name) =>
        Encoding.UTF8.GetString(_git.Run(["ls-tree", option, "-z", "--full-tree", Commit, .. name == "." ? [] : (string[])[name]]).Output)
            .Split('\0', StringSplitOptions.RemoveEmptyEntries).Select(line => line.Split([' ', '\t'], 4))
            .Select(parts => (parts[0], parts[2], parts[3])).ToList();

    // Writes files as they are stored: attributes of the repository are not applied. Returns whether a project names files outside of its
    // folder.
    private bool Copy(List<(string Id, string Name)> entries, string folder)
    {
        var readsMore = false;
        var bytes = _git.Run(["cat-file", "--batch"], string.Concat(entries.Select(entry => entry.Id + "\n"))).Output.AsSpan();
        foreach (var (_, name) in entries)
        {
            var head = bytes.IndexOf((byte)'\n') + 1;
            var length = Encoding.ASCII.GetString(bytes[..head]).Split(' ') is [_, _, var size]
                ? int.Parse(size, CultureInfo.InvariantCulture) : throw Refused("the clone lacks its files: run `git fetch --refetch`.");
            var text = bytes.Slice(head, length);
            var file = Path.GetFullPath(Path.Combine(folder, name));
            readsMore |= name.EndsWith(".csproj", StringComparison.Ordinal) && text.IndexOf("=\"..\\"u8) + text.IndexOf("=\"../"u8) > -2;
            if (file.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal))
            {
                Directory.CreateDirectory(Path.GetDirectoryName(file)!);
                File.WriteAllBytes(file, text);
            }

            bytes = bytes[(head + length + 1)..];
        }

        return readsMore;
    }

    private RoundupException Refused(string cause) => DataError.Create($"--against-git {_reference}: {cause}");

    private RoundupException InSubmodule() => DataError.InFile(
        _path, "it is in a submodule, whose files are in no commit of this repository; run the command in a clone of the submodule");
}

// Runs git in a folder, without a shell, hooks and a pager; it does not write to the index.
internal sealed class GitProgram(string folder, string program)
{
    private static readonly string[] s_options =
        ["--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"];

    // What a hook of git gives to its programs names the repository of the hook. Null: it is removed.
    private static readonly (string Name, string? Value)[] s_environment =
    [
        ("GIT_DIR", null), ("GIT_WORK_TREE", null), ("GIT_INDEX_FILE", null), ("GIT_PREFIX", null), ("GIT_COMMON_DIR", null),
        ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0"), ("LC_ALL", "C"),
    ];

    // The output without a line break at its end; null where git fails.
    public string? Try(params string[] arguments) =>
        Run(arguments) is { ExitCode: 0, Output: var output } ? Encoding.UTF8.GetString(output).TrimEnd('\n') : null;

    public (int ExitCode, byte[] Output, string Errors) Run(IEnumerable<string> arguments, string input = "")
    {
        var start = new ProcessStartInfo(ProgramPath.Find(program) ?? throw Missing(null), [.. s_options, .. arguments])
        {
            WorkingDirectory = folder,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var (name, value) in s_environment)
        {
            start.Environment[name] = value;
        }

        try
        {
            using var process = Process.Start(start)!;

            // Written while the output is read: git stops where nobody reads.
            process.StandardInput.WriteAsync(input).ContinueWith(_ => process.StandardInput.Close(), TaskScheduler.Default);
            var errors = process.StandardError.ReadToEndAsync();
            using var output = new MemoryStream();
            process.StandardOutput.BaseStream.CopyTo(output);
            process.WaitForExit();
            return (process.ExitCode, output.ToArray(), errors.Result);
        }
        catch (Win32Exception e)
        {
            throw Missing(e);
        }
    }

    private static RoundupException Missing(Exception? e) => DataError.Create(
        "--against-git runs git, which is not on the path: install it, or give the earlier types as a first --model.", e);
}
