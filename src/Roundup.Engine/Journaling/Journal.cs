using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Catalogue;
using Roundup.Engine.Files;

namespace Roundup.Engine.Journaling;

// The append-only record of a run: one line for each event, written to the operating system before the next step starts. Its content
// survives a sudden end of the host process.
internal sealed class Journal : IDisposable
{
    private readonly FileStream _file;
    private readonly Lock _writing = new();
    private readonly JsonSerializerOptions _options;
    private long _length;

    private Journal(FileStream file, RunState state)
    {
        _file = file;
        _options = JournalFormat.Options(state.Entries);
        _length = file.Position;
        State = state;
    }

    public RunState State { get; }

    public static string PathIn(string folder) => Path.Combine(folder, "journal.jsonl");

    public static Journal Create(string folder, RunState state) => new(Open(folder, FileMode.CreateNew), state);

    // Continues a journal.
    // Throws RoundupException: it is damaged, or of another plan; it is not changed.
    public static Journal Continue(string folder, RunState state)
    {
        var length = 0L;
        var reader = new JournalReader(folder, state.Entries);
        foreach (var (entry, end) in reader.Read())
        {
            if (entry is RunEntry run && !state.Matches(run))
            {
                const string Cause = "was made by another version of Roundup, or planned with another seed, or with serializers, datasets "
                    + "or suites that have changed since";
                throw new RoundupException(ExitCode.Usage, $"the run in {folder} {Cause}: start a new run.");
            }

            try
            {
                state.Apply(entry);
            }
            catch (IndexOutOfRangeException e)
            {
                throw reader.Damaged("it names a case that is not in the plan", e);
            }

            length = end;
        }

        var file = Open(folder, FileMode.Open);
        file.SetLength(length);
        file.Seek(0, SeekOrigin.End);
        return new Journal(file, state);
    }

    // The entries of a journal, each with the position after it. An incomplete last line, left by a process that was killed, is ignored.
    public static IEnumerable<(Entry Entry, long End)> ReadAll(string folder, IReadOnlyList<JsonDerivedType> added) =>
        new JournalReader(folder, added).Read();

    public void Add(Entry entry)
    {
        var line = JsonSerializer.SerializeToUtf8Bytes(entry, _options);
        lock (_writing)
        {
            try
            {
                _file.Write([.. line, (byte)'\n']);
                _file.Flush();
                _length = _file.Position;
            }
            catch (IOException e)
            {
                // A partly written line is removed, so that a shorter line that still fits does not follow it.
                _file.SetLength(_length);
                _file.Position = _length;
                throw new RoundupException(
                    ExitCode.OutputNotWritable, FileFault.Describe(e, _file.Name).Sentence("make it writable", "resume with --resume"), e);
            }

            State.Apply(entry);
        }
    }

    public void Dispose() => _file.Dispose();

    // Only the user can read it: it has the paths that a resumed run needs.
    private static FileStream Open(string folder, FileMode mode)
    {
        var options = new FileStreamOptions { Mode = mode, Access = FileAccess.Write, Share = FileShare.Read, BufferSize = 0 };
        if (!OperatingSystem.IsWindows() && mode == FileMode.CreateNew)
        {
            options.UnixCreateMode = OwnersFolder.FileMode;
        }

        return new(PathIn(folder), options);
    }
}
