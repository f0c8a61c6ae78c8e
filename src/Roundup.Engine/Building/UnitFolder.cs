using System.Text.Json;

namespace Roundup.Engine.Building;

/// <summary>What is remembered of a unit's last build.</summary>
/// <param name="Stamp">All that it was built from.</param>
/// <param name="Excluded">Datasets that are not in it, with the compiler's message.</param>
/// <param name="Missing">The package that could not be had; null where it was built.</param>
/// <param name="Time">When.</param>
internal sealed record UnitRecord(string Stamp, IReadOnlyDictionary<string, string> Excluded, string? Missing, DateTimeOffset Time);

/// <summary>The folder of one unit.</summary>
internal sealed class UnitFolder(Layout layout, Unit unit, string stamp)
{
    /// <summary>How long a package that was missing counts as missing without asking again: every run would wait for all sources to say so.</summary>
    private static readonly TimeSpan s_missingFor = TimeSpan.FromMinutes(30);

    private readonly string _folder = Path.Combine(layout.Units, unit.Name);
    private UnitRecord? _record;

    /// <summary>The unit.</summary>
    public Unit Unit { get; } = unit;

    /// <summary>All that it is built from.</summary>
    public string Stamp { get; } = stamp;

    /// <summary>The executable assembly.</summary>
    public string Assembly => Path.Combine(Output, Unit.Assembly + ".dll");

    /// <summary>The folder of what is built.</summary>
    public string Output => Path.Combine(_folder, "bin");

    /// <summary>The folder of what restore and the compiler leave.</summary>
    public string Intermediate => Path.Combine(_folder, "obj");

    /// <summary>Whether the assembly is there.</summary>
    public bool IsBuilt => File.Exists(Assembly);

    /// <summary>Datasets that the library's generator cannot take, with the compiler's message.</summary>
    public Dictionary<string, string> Excluded { get; private set; } = [];

    /// <summary>The package or tool that the unit lacks on this machine; null where nothing is missing or nobody knows yet.</summary>
    public string? Missing { get; set; }

    /// <summary>Whether what is missing is a package: to ask for one again takes time, and a tool that was just installed is seen at once.</summary>
    public bool LacksPackage { get; set; }

    /// <summary>Why it was not built, where it lacks nothing.</summary>
    public string? Failure { get; set; }

    private string RecordFile => Path.Combine(_folder, "unit.json");

    /// <summary>Whether there is nothing to do: it is built, or was missing something a moment ago.</summary>
    public bool Recall()
    {
        _record = Read();
        if (_record is null || _record.Stamp != Stamp)
        {
            return false;
        }

        Excluded = new(_record.Excluded);
        Missing = !IsBuilt && DateTimeOffset.Now - _record.Time < s_missingFor ? _record.Missing : null;
        return IsBuilt || Missing is not null;
    }

    /// <summary>Makes room for a new build.</summary>
    public void Clear()
    {
        Directory.CreateDirectory(Output);
        File.Delete(Assembly);
        File.Delete(RecordFile);
    }

    /// <summary>Remembers how the build ended. An error of the compiler is not remembered: it is explained anew each time.</summary>
    public void Remember()
    {
        if (IsBuilt || LacksPackage)
        {
            File.WriteAllBytes(RecordFile, JsonSerializer.SerializeToUtf8Bytes(new UnitRecord(Stamp, Excluded, Missing, DateTimeOffset.Now)));
        }
    }

    /// <summary>What is remembered of the last build; null where nothing is.</summary>
    public UnitRecord? Read()
    {
        try
        {
            return File.Exists(RecordFile) ? JsonSerializer.Deserialize<UnitRecord>(File.ReadAllBytes(RecordFile)) : null;
        }
        catch (JsonException)
        {
            // Half-written by a run that was killed.
            return null;
        }
    }
}
