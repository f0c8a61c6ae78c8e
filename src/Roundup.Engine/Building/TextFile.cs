using Roundup.Engine.Files;

namespace Roundup.Engine.Building;

/// <summary>Files that are written only when their text changes, so that builds see no change where there is none.</summary>
internal static class TextFile
{
    public static void WriteIfChanged(string path, string text)
    {
        if (!File.Exists(path) || File.ReadAllText(path) != text)
        {
            WholeFile.Write(path, text);
        }
    }
}
