namespace Roundup.Results.Reading;

/// <summary>
/// The most that a file may hold that Roundup reads: results, journals and suites. Far above what any run has written,
/// and low enough that no value, name or text of a file makes it hang. A file is refused in seconds; one that comes near all limits takes
/// minutes to report, as the run would take days.
/// </summary>
public static class FileLimits
{
    /// <summary>Bytes of a results file or a journal.</summary>
    public const int FileBytes = 512 * 1024 * 1024;

    /// <summary>Bytes of a file that people write: a suite, a project file.</summary>
    public const int WrittenFileBytes = 4 * 1024 * 1024;

    /// <summary>How many times its own length a compressed results file may have: the stored ones reach 47.</summary>
    public const int Expansion = 100;

    /// <summary>What any compressed results file may hold, bytes: thousands of cases may have one long reason.</summary>
    public const int Expanded = 8 * 1024 * 1024;

    /// <summary>
    /// Values for each byte of a compressed results file: the stored ones reach 1.9. Each takes up to 200 bytes of memory, so that a small
    /// file of many would take gigabytes.
    /// </summary>
    public const int ValuesPerByte = 4;

    /// <summary>Values that any compressed results file may have: thirty versions of a library lose the same members.</summary>
    public const int ExpandedValues = 200_000;

    /// <summary>Objects and lists inside each other.</summary>
    public const int Depth = 32;

    /// <summary>Elements of a list, and members of an object.</summary>
    public const int Items = 1_000_000;

    /// <summary>UTF-16 units of a text.</summary>
    public const int Text = 10_000;

    /// <summary>UTF-16 units of a reason, before it is written: there are many, and a message may be as long as a library likes.</summary>
    public const int Reason = 4_000;

    /// <summary>Digits and other characters of a number.</summary>
    public const int NumberLength = 64;

    /// <summary>Times in ns (30 years), bytes, calls and every other number with a fraction.</summary>
    public const double Number = 1e18;

    /// <summary>The least reading that is not 0, ns or bytes: what is shorter than a call can be has no logarithm to speak of.</summary>
    public const double LeastReading = 1e-3;

    /// <summary>UTF-16 units of the name of a serializer, a dataset and the like, which are those of files and folders too.</summary>
    public const int Name = 200;

    /// <summary>Sentences of a check that held: hundreds of files can be added up.</summary>
    public const int Checks = 10_000_000;

    /// <summary>Cases of a run.</summary>
    public const int Cases = 100_000;

    /// <summary>Rows of a table: every pair of them is compared.</summary>
    public const int RowsOfTable = 2_000;

    /// <summary>Values of an option, or a suite's member.</summary>
    public const int Values = 5_000;
}
