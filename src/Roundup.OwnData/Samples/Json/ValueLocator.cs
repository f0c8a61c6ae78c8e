using System.Text.Json;

namespace Roundup.OwnData.Samples.Json;

/// <summary>Moves to a value of a sample, so that an error can name its line and column.</summary>
internal sealed class ValueLocator(JsonTokens tokens)
{
    /// <summary>Stops at the value, or at the last one on the way to it.</summary>
    public void GoTo(long root, IReadOnlyList<object> steps)
    {
        if (!tokens.Read() || (tokens.Type == JsonTokenType.StartArray && !tokens.Read()))
        {
            return;
        }

        for (; root > 0; root--)
        {
            if (!Skip() || !tokens.Read())
            {
                return;
            }
        }

        foreach (var step in steps)
        {
            if (!(step is string name ? Member(name) : Element((int)step)))
            {
                return;
            }
        }
    }

    private bool Member(string name)
    {
        while (tokens.Read() && tokens.Type == JsonTokenType.PropertyName)
        {
            var found = tokens.Name == name;
            if (!tokens.Read())
            {
                return false;
            }

            if (found)
            {
                return true;
            }

            Skip();
        }

        return false;
    }

    private bool Element(int index)
    {
        while (tokens.Read() && tokens.Type != JsonTokenType.EndArray)
        {
            if (index-- == 0)
            {
                return true;
            }

            Skip();
        }

        return false;
    }

    /// <summary>Moves to the last token of the current value.</summary>
    private bool Skip()
    {
        var depth = 0;
        do
        {
            depth += tokens.Type switch
            {
                JsonTokenType.StartObject or JsonTokenType.StartArray => 1,
                JsonTokenType.EndObject or JsonTokenType.EndArray => -1,
                _ => 0,
            };
        }
        while (depth > 0 && tokens.Read());
        return depth == 0;
    }
}
