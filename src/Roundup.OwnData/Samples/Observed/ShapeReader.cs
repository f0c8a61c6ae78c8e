using System.Text.Json;
using Roundup.OwnData.Samples.Json;

namespace Roundup.OwnData.Samples.Observed;

// The values are not kept.
internal sealed class ShapeReader(JsonTokens tokens)
{
    private const int LongestValue = 64;

    public int Deepest { get; private set; }

    public void Read(ObservedValues into) => Read(into, 1);

    private void Read(ObservedValues into, int depth)
    {
        switch (tokens.Type)
        {
            case JsonTokenType.Null:
                into.Nulls++;
                break;
            case JsonTokenType.True or JsonTokenType.False:
                into.Bools++;
                break;
            case JsonTokenType.Number:
                Number(into.Numbers ??= new());
                break;
            case JsonTokenType.String:
                Text(into.Texts ??= new());
                break;
            case JsonTokenType.StartArray:
                Deepest = Math.Max(Deepest, depth);
                Array(into.Arrays ??= new(), depth);
                break;
            case JsonTokenType.StartObject:
                Deepest = Math.Max(Deepest, depth);
                into.ObjectCount++;
                Object(into.Objects ??= new(), depth);
                break;
            default:
                throw new InvalidOperationException($"A value does not begin with {tokens.Type}.");
        }
    }

    private void Number(ObservedNumbers into)
    {
        var facts = NumberFacts.Of(tokens.Number);
        if (facts.IsTooLarge)
        {
            throw tokens.Error("the number is larger than any number type of C# holds; make it a string");
        }

        into.Count++;
        into.Fractions += facts.IsFraction ? 1 : 0;
        into.Scaled += facts.IsScaled ? 1 : 0;
        into.MostDecimals = Math.Max(into.MostDecimals, facts.Decimals);
        into.InexactAsDouble += facts.IsDouble ? 0 : 1;
        into.InexactAsDecimal += facts.IsDecimal ? 0 : 1;
        into.Integers &= facts.Integers;
    }

    private void Text(ObservedTexts into)
    {
        var text = tokens.Text;
        var forms = TextFacts.Find(text, out var hasZeros);
        into.Count++;
        into.Forms &= forms;
        into.TimesWithZeros += hasZeros ? 1 : 0;
        into.ClearlyBase64 += (into.Forms & TextForms.Base64) != 0 && Base64Text.IsClear(text) ? 1 : 0;
        if (text.Length > LongestValue)
        {
            into.AddLong();
        }
        else if (into.Values is not null)
        {
            into.Add(text.ToString(), 1);
        }
    }

    private void Array(ObservedArray into, int depth)
    {
        into.Count++;
        while (Next() != JsonTokenType.EndArray)
        {
            Read(into.Elements, depth + 1);
        }
    }

    // The object gets a field set of its own first, since the member that tells its type may be its last.
    private void Object(ObservedObject into, int depth)
    {
        var set = new FieldSet { Count = 1 };
        var growth = new DictionaryDetector(set);
        while (Next() != JsonTokenType.EndObject)
        {
            var name = tokens.Name;
            var field = growth.Field(name)
                ?? throw tokens.Error(
                    $"the name \"{Shown(name)}\" appears twice in this object; remove one, because libraries disagree on which one counts");
            Next();
            field.Present++;
            Read(field.Values, depth + 1);
            growth.Check();
        }

        into.Add(set);
    }

    private JsonTokenType Next() => tokens.Read()
        ? tokens.Type
        : throw tokens.Error("the file ends in the middle of a value; it seems to be cut off");

    private static string Shown(string name) => name.Length <= LongestValue ? name : name[..LongestValue] + "...";
}
