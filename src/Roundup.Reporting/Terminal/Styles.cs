using Spectre.Console;

namespace Roundup.Reporting.Terminal;

/// <summary>The colours, by what they say. The 16 of the terminal's own theme only, so that they suit a light one too.</summary>
internal static class Styles
{
    public static Style Plain { get; } = Style.Plain;

    public static Style Title { get; } = new(decoration: Decoration.Bold);

    public static Style Heading { get; } = new(Color.Teal);

    public static Style Fastest { get; } = new(Color.Green);

    public static Style Baseline { get; } = new(decoration: Decoration.Bold);

    public static Style Warning { get; } = new(Color.Olive);

    public static Style Bad { get; } = new(Color.Maroon);

    public static Style Faint { get; } = new(decoration: Decoration.Dim);
}
