using System.Text;

namespace Roundup.Protocol;

// Extracts the first frames of a stack trace: type and method, without type arguments, parameters and files.
internal static class StackFrames
{
    private const int Most = 5;
    private const int MaxLength = 300;
    private const string At = "at ";

    // At most five frames, innermost first, up to the first frame of the worker. Consecutive equal frames count as one. Of the frames of
    // the runtime above those of the library, only the last is kept.
    // trace: the trace with one frame per line. Other lines are ignored.
    public static IReadOnlyList<string> Parse(string trace)
    {
        var frames = new List<string>();
        foreach (var line in trace.Split('\n'))
        {
            var frame = Frame(line.Trim());
            if (frame.StartsWith("Roundup.Worker.", StringComparison.Ordinal))
            {
                break;
            }

            if (frame.Length > 0 && (frames.Count == 0 || frames[frames.Count - 1] != frame))
            {
                frames.Add(frame);
            }
        }

        var library = frames.FindIndex(IsOfPackage);
        frames.RemoveRange(0, Math.Max(0, library - 1));
        return frames.Count <= Most ? frames : frames.GetRange(0, Most);
    }

    // The frame in a line; empty if the line has none.
    private static string Frame(string line)
    {
        if (!line.StartsWith(At, StringComparison.Ordinal))
        {
            return "";
        }

        var frame = new StringBuilder();
        var brackets = 0;
        for (var i = At.Length; i < line.Length && line[i] != '(' && frame.Length < MaxLength; i++)
        {
            brackets += line[i] == '[' ? 1 : 0;
            if (brackets == 0)
            {
                frame.Append(line[i]);
            }

            brackets -= line[i] == ']' ? 1 : 0;
        }

        return frame.ToString().Trim();
    }

    private static bool IsOfPackage(string frame) =>
        !frame.StartsWith("System.", StringComparison.Ordinal) && !frame.StartsWith("Roundup.", StringComparison.Ordinal);
}
