using System.Globalization;
using Roundup.Contracts;

namespace Roundup.Protocol.FirstCall;

// The arguments of a process that makes first calls, and the one message that it sends before timing ends. The process reads its arguments
// by index and not as a record, because every method that runs before the calls is compiled at the start of the process, which is measured.
internal static class FirstCallArguments
{
    public const string Mode = "first-call";

    // Indexes of the arguments.
    public const int PipeAt = 0;
    public const int ModeAt = 1;
    public const int OperationAt = 2;
    public const int ShapeAt = 3;
    public const int SerializerAt = 4;
    public const int DatasetsAt = 5;

    // Indexes within the arguments of one dataset, and their number.
    public const int DatasetAt = 0;
    public const int ManyAt = 1;
    public const int ValuesAt = 2;
    public const int PayloadAt = 3;
    public const int PerDataset = 4;

    // Returns the arguments after the handle of the pipe.
    public static IReadOnlyList<string> Write(
        bool serialize,
        Shape shape,
        string serializer,
        IEnumerable<(OpenCommand Case, string Payload)> datasets)
    {
        List<string> arguments =
        [
            Mode,
            serialize ? OperationField.Serialize : OperationField.Deserialize,
            ((int)shape).ToString(CultureInfo.InvariantCulture),
            serializer,
        ];
        foreach (var (opened, payload) in datasets)
        {
            arguments.AddRange([opened.Dataset, opened.Many ? OpenCommand.ManyToken : OpenCommand.OneToken, opened.ValuesPath, payload]);
        }

        return arguments;
    }

    // The line of a StepAnswer whose text needs no escapes.
    public static string Step(string what, int place) =>
        StepAnswer.TypeName + "\t" + what + "\t" + place.ToString(CultureInfo.InvariantCulture);
}
