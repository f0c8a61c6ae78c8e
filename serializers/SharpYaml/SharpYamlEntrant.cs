using Roundup.Contracts;
using SharpYaml.Serialization;

namespace Roundup.Serializers;

public sealed class SharpYamlEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "reflection":
                var reflection = default(SharpYamlByReflection<T>);
                shapes.String(reflection).BytesFromString(reflection).Stream(reflection);
                break;
            case "source-generator":
                var generated = new SharpYamlByContext<T>(model.Get<YamlSerializerContext>());
                shapes.String(generated).BytesFromString(generated).Stream(generated);
                break;
            default:
                throw new NotSupportedException($"SharpYaml has no row {row}");
        }
    }
}
