using System.Globalization;
using System.Text;

namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>One call of a codec, as C#, and what makes its stream or buffer writer ready for it.</summary>
/// <param name="Call">The call: <c>{0}</c> is the codec, <c>{1}</c> the root or the payload, <c>{2}</c> what Serialize writes to.</param>
/// <param name="Reset">
/// A statement that makes <c>{0}</c>, what Serialize writes to or Deserialize reads from, ready for another call; null where nothing has to
/// be done. Repeated calls are timed with it; a first call has a new stream or writer and does not need it.
/// </param>
public sealed record TimedCall(string Call, string? Reset = null)
{
    /// <summary>The expression of the call.</summary>
    /// <param name="codec">An expression of the codec.</param>
    /// <param name="input">An expression of the root or of the payload.</param>
    /// <param name="output">An expression of what Serialize writes to.</param>
    public string Of(string codec, string input, string output = "") => Format(Call, codec, input, output);

    /// <summary>The statements before the call: none or one.</summary>
    /// <param name="target">An expression of what Serialize writes to or Deserialize reads from.</param>
    public IEnumerable<string> ResetOf(string target) => Reset is null ? [] : [Format(Reset, target)];

    private static string Format(string text, params object[] values) =>
        string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(text), values);
}
