using Roundup.Reporting.Text;

namespace Roundup.Reporting.Tables;

// Columns of whatever has a name, a version or a target, and of the case where its parts have no columns.
internal static class CaseColumns
{
    public static Column<TRow> Row<TRow>(Func<TRow, string> name) =>
        new("Serializer", "A library in one configuration; after a +, the compressor that its output goes through.", Unit.Text, name);

    // The row where each line is about one: a page filters such tables by it.
    public static Column<TRow> Name<TRow>(Func<TRow, string> name) => Row(name) with { Role = ColumnRole.Name };

    public static Column<TRow> Version<TRow>(Func<TRow, string?> version) =>
        new("Version", "The version of the library's package as the build resolved it, or the runtime's.", Unit.Text, version);

    public static Column<TRow> Target<TRow>(Func<TRow, string> target) =>
        new("Runtime", "The runtime and deployment.", Unit.Text, target);

    public static Column<TRow> Case<TRow>(Func<TRow, TableId> id) =>
        new("Case", "Data, count, shape and operation.", Unit.Text, row => Wording.Case(id(row))) { StaysWhole = true };

    // Row, case and target: all that a table says of its cases where each line is one.
    public static Column<TRow>[] Create<TRow>(Func<TRow, CaseId> id) =>
    [
        Name<TRow>(row => id(row).SerializerName),
        Case<TRow>(row => id(row).Table),
        Target<TRow>(row => id(row).Table.Target) with { Leaves = 1 },
    ];
}

// The columns of a case, one for each of its parts.
internal class CaseColumns<TRow>(Func<TRow, CaseId> id)
{
    // Alone for programs, which have the compressor beside it; with its compressor for people.
    public Column<TRow> Serializer { get; } =
        CaseColumns.Name<TRow>(row => id(row).Serializer) with { Text = row => id(row).SerializerName };

    public Column<TRow> Compressor { get; } =
        new("Compressor", "The transform that the bytes go through, or none.", Unit.Text, row => id(row).Compressor);

    public Column<TRow> Dataset { get; } = new("Dataset", "The data.", Unit.Text, row => id(row).Table.Dataset);

    public Column<TRow> Count { get; } = new("Count", "1 is a single object, n a list of n.", Unit.Number, row => id(row).Table.Count);

    public Column<TRow> Shape { get; } =
        new("Shape", "The form of the API that was timed.", Unit.Text, row => id(row).Table.Shape.ToString());

    public Column<TRow> Operation { get; } =
        new("Operation", "Serialize or Deserialize.", Unit.Text, row => id(row).Table.Operation.ToString());

    public Column<TRow> Target { get; } = CaseColumns.Target<TRow>(row => id(row).Table.Target);
}

// The columns of a case with its outcome and its library.
internal sealed class ResultColumns<TRow>(Func<TRow, ResultsFile> file, Func<TRow, CaseResult> result, Func<TRow, SerializerInfo> info)
    : CaseColumns<TRow>(row => result(row).Id)
{
    public Column<TRow> Suite { get; } = new("Suite", "The suite that was run.", Unit.Text, row => file(row).Run.Suite);

    public Column<TRow> Library { get; } = new("Library", "The library.", Unit.Text, row => info(row).Library);

    public Column<TRow> Version { get; } =
        CaseColumns.Version<TRow>(row => file(row).VersionOf(info(row), result(row).Id.Table.Target));

    public Column<TRow> FileVersion { get; } =
        new("FileVersion", "The file version of the library's DLL.", Unit.Text, row => info(row).FileVersion);

    public Column<TRow> Format { get; } = new("Format", "The format written.", Unit.Text, row => info(row).Format);

    public Column<TRow> FormatDetails { get; } =
        new("FormatDetails", "Details of the format, beyond its name.", Unit.Text, row => info(row).FormatDetails);

    public Column<TRow> ProjectHome { get; } =
        new("ProjectHome", "The address of the library's project.", Unit.Text, row => info(row).Home);

    public Column<TRow> Outcome { get; } = new("Outcome", "How the case ended.", Unit.Text, row => result(row).Outcome.Word());

    public Column<TRow> Fidelity { get; } = new(
        "Fidelity",
        "Whether the round trip returned the input: exact, lossy (some members lost something, listed below by the number) or unchecked.",
        Unit.Text,
        row => Wording.Fidelity(result(row)));

    public Column<TRow> Lost { get; } = new(
        "Lost", "The members that lost something, by path, joined by '; '.",
        Unit.Text,
        row => result(row).Lost.Count == 0 ? null : string.Join("; ", result(row).Lost));

    public Column<TRow> Reason { get; } = new("Reason", "Why the case has this outcome.", Unit.Text, row => result(row).Reason);
}
