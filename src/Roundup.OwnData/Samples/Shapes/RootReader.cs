using System.Text.Json;
using Roundup.Catalogue;
using Roundup.OwnData.Samples.Json;

namespace Roundup.OwnData.Samples.Shapes;

/// <summary>Reads a whole sample: an object, an array, or objects in a row.</summary>
internal sealed class RootReader(JsonTokens tokens)
{
    private const string Remedy = "a model needs an object, an array, or one object per line";

    private readonly ShapeReader reader = new(tokens);

    public Shape Root { get; } = new();

    public long Count { get; private set; }

    public SampleForm Form { get; private set; }

    /// <summary>The deepest nesting of objects and lists.</summary>
    public int Deepest => reader.Deepest;

    public void Read()
    {
        if (!tokens.Read())
        {
            throw tokens.Error("it is empty; " + Remedy);
        }

        if (tokens.Type == JsonTokenType.StartArray)
        {
            Array();
        }
        else
        {
            Lines();
        }
    }

    private void Array()
    {
        Form = SampleForm.Array;
        while (tokens.Read() && tokens.Type != JsonTokenType.EndArray)
        {
            One("an element of the array");
        }

        if (Count == 0)
        {
            throw tokens.Error("the array is empty, so there is nothing to infer a model from; " + Remedy);
        }

        if (tokens.Read())
        {
            throw tokens.Error("there is more after the array; " + Remedy);
        }
    }

    private void Lines()
    {
        do
        {
            One("the outermost value");
        }
        while (tokens.Read());

        Form = Count == 1 ? SampleForm.One : SampleForm.Lines;
    }

    private void One(string what)
    {
        if (tokens.Type != JsonTokenType.StartObject && (Form != SampleForm.Array || tokens.Type == JsonTokenType.Null))
        {
            throw tokens.Error($"{what} is {Named(tokens.Type)}; {Remedy}");
        }

        Count++;
        reader.Read(Root);
    }

    private static string Named(JsonTokenType type) => type switch
    {
        JsonTokenType.StartArray => "an array",
        JsonTokenType.String => "a string",
        JsonTokenType.Number => "a number",
        JsonTokenType.Null => "null",
        _ => "true or false",
    };
}
