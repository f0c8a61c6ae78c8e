using System.Collections.Generic;
using System.Globalization;
using Roundup.Contracts;

namespace Roundup.Protocol.FirstCall;

/// <summary>
/// The arguments of a process that makes first calls, and the one message that it sends before timing ends. The process reads them with
/// the constants here and not as a record: every method that it needs before its calls is compiled at its start, which is measured.
/// </summary>
internal static class FirstCallArguments
{
    /// <summary>The argument after the pipe's handle, which makes a worker such a process.</summary>
    public const string Mode = "first-call";

    // Places of the arguments.
    public const int PipeAt = 0;
    public const int ModeAt = 1;
    public const int OperationAt = 2;
    public const int ShapeAt = 3;
    public const int RowAt = 4;
    public const int DatasetsAt = 5;

    // Places within the arguments of one dataset, and how many they are.
    public const int DatasetAt = 0;
    public const int ManyAt = 1;
    public const int ValuesAt = 2;
    public const int PayloadAt = 3;
    public const int PerDataset = 4;

    /// <summary>The arguments after the pipe's handle.</summary>
    /// <param name="serialize">Serialize, or Deserialize.</param>
    /// <param name="shape">The shape.</param>
    /// <param name="row">The serializer's row.</param>
    /// <param name="datasets">The case of each dataset, and the path of its payload.</param>
    public static IReadOnlyList<string> Write(
        bool serialize,
        Shape shape,
        string row,
        IEnumerable<(OpenCommand Case, string Payload)> datasets)
    {
        List<string> arguments =
        [
            Mode,
            serialize ? OperationField.Serialize : OperationField.Deserialize,
            ((int)shape).ToString(CultureInfo.InvariantCulture),
            row,
        ];
        foreach (var (opened, payload) in datasets)
        {
            arguments.AddRange([opened.Dataset, opened.Many ? OpenCommand.ManyWord : OpenCommand.OneWord, opened.ValuesPath, payload]);
        }

        return arguments;
    }

    /// <summary>The line of a <see cref="StepAnswer"/> whose text has nothing to escape.</summary>
    public static string Step(string what, int place) =>
        StepAnswer.Word + "\t" + what + "\t" + place.ToString(CultureInfo.InvariantCulture);
}
